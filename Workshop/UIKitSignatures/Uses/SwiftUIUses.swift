import SwiftUI

/// A form with its own state.
struct SettingsForm: View {
  @State private var name = ""
  @State private var size = 2
  @State private var volume = 0.5

  var body: some View {
    List {
      Section("You") {
        TextField("Name", text: $name)
        Label(name, systemImage: "person").font(.caption)
      }
      Section {
        Picker("Size", selection: $size) {
          ForEach(1..<4, id: \.self) { Text("\($0)").tag($0) }
        }
        Slider(value: $volume, in: 0...1)
      }
      HStack(alignment: .top) {
        Image(systemName: "star").resizable().frame(width: 20, height: 20)
        Spacer()
        Text(name).foregroundStyle(.secondary)
      }
    }
  }
}
