// The part of libcurl that a secure socket needs, found at run time.
//
// libcurl's headers may not be installed where this is built, and the library may be missing where
// it runs. So the declarations are here, and the functions are looked up by their names. Swift
// can't call functions with variable arguments. It calls these, which pass their arguments on.

#ifndef CLIBCURL_H
#define CLIBCURL_H

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// A connection. libcurl calls it an easy handle.
typedef struct LibcurlHandle LibcurlHandle;

/// An option whose value is a whole number, by libcurl's number for it.
typedef enum __attribute__((enum_extensibility(closed))) : int {
  LibcurlNumberHTTPVersion = 84,
  LibcurlNumberNoSignal = 99,
  LibcurlNumberConnectOnly = 141,
  LibcurlNumberConnectTimeoutMilliseconds = 156,
} LibcurlNumber;

/// An option whose value is a text, which libcurl copies.
typedef enum __attribute__((enum_extensibility(closed))) : int {
  LibcurlTextURL = 10002,
  LibcurlTextCertificateFile = 10065,
} LibcurlText;

/// The results that need an answer of their own. All others but 0 are failures.
enum : int {
  LibcurlCannotFindHost = 6,
  LibcurlCannotConnect = 7,
  LibcurlTimedOut = 28,
  LibcurlWouldBlock = 81,
};

/// The functions of libcurl.
//
// NB: the types are those of curl/easy.h, where a handle is a CURL *, and options, information and
// results are enums with the size of int. Nothing changes once found, so threads may share it.
typedef struct __attribute__((swift_attr("@Sendable"))) {
  LibcurlHandle *_Nullable (*_Nullable open)(void);
  void (*_Nullable close)(LibcurlHandle *);
  int (*_Nullable set)(LibcurlHandle *, int option, ...);
  int (*_Nullable get)(LibcurlHandle *, int information, ...);
  int (*_Nullable perform)(LibcurlHandle *);
  int (*_Nullable send)(LibcurlHandle *, const void *bytes, size_t count, size_t *sent);
  int (*_Nullable receive)(LibcurlHandle *, void *buffer, size_t count, size_t *received);
} Libcurl;

/// Finds the functions in a library, and prepares it. Call this once, before all others.
///
/// Returns false if there is no such library, or if it lacks one of the functions.
bool libcurl_load(const char *name, Libcurl *libcurl);

/// Makes a connection, which must be closed.
LibcurlHandle *_Nullable libcurl_open(Libcurl libcurl);
void libcurl_close(Libcurl libcurl, LibcurlHandle *handle);

int libcurl_set_number(Libcurl libcurl, LibcurlHandle *handle, LibcurlNumber option, long value);
int libcurl_set_text(
  Libcurl libcurl, LibcurlHandle *handle, LibcurlText option, const char *value);

/// Connects, and waits until that is done.
int libcurl_connect(Libcurl libcurl, LibcurlHandle *handle);

/// Finds the descriptor of a connection's socket.
int libcurl_get_socket(Libcurl libcurl, LibcurlHandle *handle, int *descriptor);

int libcurl_send(
  Libcurl libcurl, LibcurlHandle *handle, const void *bytes, size_t count, size_t *sent);
int libcurl_receive(
  Libcurl libcurl, LibcurlHandle *handle, void *buffer, size_t count, size_t *received);

#pragma clang assume_nonnull end

#endif
