# Makes an Xcode project that refers to one package, as the Starter's does, refer to the two of an app.
# usage: awk -v tools='AppTesting ReduxTesting …' -f two-packages.awk PROJECT

BEGIN {
  shipped = "\"../Packages/ReduxCoordinator\""
  workshop = "5168750000000000000000F1 /* XCLocalSwiftPackageReference \"../Packages/Workshop\" */"
}

{ gsub(/"\.\.\/\.\."/, shipped) }

# A product of the Workshop names its package in the line before its own name.
/^\t\t\tpackage = / { package = $0; next }
package != "" {
  name = $3
  sub(/;$/, "", name)
  if (index(" " tools " ", " " name " ")) package = "\t\t\tpackage = " workshop ";"
  print package
  package = ""
}

/^\t\t\trelativePath = / {
  print "\t\t\trelativePath = ../Packages/ReduxCoordinator;"
  print "\t\t};"
  print "\t\t" workshop " = {"
  print "\t\t\tisa = XCLocalSwiftPackageReference;"
  print "\t\t\trelativePath = ../Packages/Workshop;"
  next
}

{ print }

/^\t\t\t\t[0-9A-F]+ \/\* XCLocalSwiftPackageReference / { print "\t\t\t\t" workshop "," }
