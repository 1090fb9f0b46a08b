#include "CLibcurl.h"

#include <dlfcn.h>

// libcurl's numbers for everything that can be initialized, and for the socket in use.
static const long everything = 3;
static const int active_socket = 0x500000 + 44;

bool libcurl_load(const char *name, Libcurl *libcurl) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;

  int (*prepare)(long) = (typeof(prepare))dlsym(library, "curl_global_init");
  libcurl->open = (typeof(libcurl->open))dlsym(library, "curl_easy_init");
  libcurl->close = (typeof(libcurl->close))dlsym(library, "curl_easy_cleanup");
  libcurl->set = (typeof(libcurl->set))dlsym(library, "curl_easy_setopt");
  libcurl->get = (typeof(libcurl->get))dlsym(library, "curl_easy_getinfo");
  libcurl->perform = (typeof(libcurl->perform))dlsym(library, "curl_easy_perform");
  libcurl->send = (typeof(libcurl->send))dlsym(library, "curl_easy_send");
  libcurl->receive = (typeof(libcurl->receive))dlsym(library, "curl_easy_recv");
  return prepare && libcurl->open && libcurl->close && libcurl->set && libcurl->get
    && libcurl->perform && libcurl->send && libcurl->receive && prepare(everything) == 0;
}

LibcurlHandle *libcurl_open(Libcurl libcurl) { return libcurl.open(); }

void libcurl_close(Libcurl libcurl, LibcurlHandle *handle) { libcurl.close(handle); }

int libcurl_set_number(Libcurl libcurl, LibcurlHandle *handle, LibcurlNumber option, long value) {
  return libcurl.set(handle, option, value);
}

int libcurl_set_text(
  Libcurl libcurl, LibcurlHandle *handle, LibcurlText option, const char *value
) {
  return libcurl.set(handle, option, value);
}

int libcurl_connect(Libcurl libcurl, LibcurlHandle *handle) { return libcurl.perform(handle); }

int libcurl_get_socket(Libcurl libcurl, LibcurlHandle *handle, int *descriptor) {
  return libcurl.get(handle, active_socket, descriptor);
}

int libcurl_send(
  Libcurl libcurl, LibcurlHandle *handle, const void *bytes, size_t count, size_t *sent
) {
  return libcurl.send(handle, bytes, count, sent);
}

int libcurl_receive(
  Libcurl libcurl, LibcurlHandle *handle, void *buffer, size_t count, size_t *received
) {
  return libcurl.receive(handle, buffer, count, received);
}
