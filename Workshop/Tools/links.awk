# Changes the links of a page that has been copied into an app, so that each leads to a file of the app, or is only a name.
# usage: awk -f links.awk -v page=FILE LIST-OF-FILES FILE, in the folder Packages

# Returns the place that a path leads to from the page, in the folder Packages.
function place(path,    folder, parts, count, i, kept, depth, result) {
  folder = page
  sub(/[^\/]*$/, "", folder)
  count = split(folder path, parts, "/")
  depth = 0
  for (i = 1; i <= count; i++) {
    if (parts[i] == "" || parts[i] == ".") continue
    if (parts[i] == "..") depth--
    else kept[++depth] = parts[i]
    if (depth < 0) return ""
  }
  result = ""
  for (i = 1; i <= depth; i++) result = result (i > 1 ? "/" : "") kept[i]
  return result
}

# Returns a link with its target as it is in the app, or its words if there is none.
function changed(link,    cut, words, target, path, anchor) {
  cut = index(link, "](")
  words = substr(link, 1, cut)
  target = substr(link, cut + 2, length(link) - cut - 2)
  if (target ~ /^([a-z]+:|#|\/)/) return link
  path = target
  sub(/#.*$/, "", path)
  anchor = substr(target, length(path) + 1)
  if (place(path) in files) return link
  # The Workshop is one folder further up, and has the Starter.
  if (page ~ /^ReduxCoordinator\//) {
    if (match(path, /^(\.\.\/)*Workshop\//) && place("../" path) in files) return words "(../" path anchor ")"
  } else {
    sub(/^(\.\.\/)+/, "&ReduxCoordinator/", path)
    if (place(path) in files) return words "(" path anchor ")"
    path = target
    sub(/#.*$/, "", path)
    if (sub(/^\.\.\//, "", path) && place(path) in files) return words "(" path anchor ")"
  }
  words = substr(words, 2, length(words) - 2)
  return words
}

NR == FNR { files[$0]; next }
/^ *```/ { isCode = !isCode }
isCode { print; next }
{
  rest = $0
  line = ""
  while (match(rest, /!?\[[^]\[]*\]\([^()]*\)/)) {
    link = substr(rest, RSTART, RLENGTH)
    line = line substr(rest, 1, RSTART - 1)
    rest = substr(rest, RSTART + RLENGTH)
    line = line (link ~ /^!/ ? link : changed(link))
  }
  print line rest
}
