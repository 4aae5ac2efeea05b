// The part of Apple's <os/log.h> that the crate oslog calls, which is stable ABI. With Xcode, Apple's header is used.
#include <stdbool.h>
#include <stdint.h>

typedef struct os_log_s *os_log_t;
typedef uint8_t os_log_type_t;
enum {
  OS_LOG_TYPE_DEFAULT = 0x00,
  OS_LOG_TYPE_INFO = 0x01,
  OS_LOG_TYPE_DEBUG = 0x02,
  OS_LOG_TYPE_ERROR = 0x10,
  OS_LOG_TYPE_FAULT = 0x11
};
extern struct os_log_s _os_log_default;
#define OS_LOG_DEFAULT (&_os_log_default)
extern void *__dso_handle;
bool os_log_type_enabled(os_log_t, os_log_type_t);
void _os_log_impl(void *, os_log_t, os_log_type_t, const char *, uint8_t *, uint32_t);

// The format and its arguments are packed by the compiler, and read by the system from a section of their own.
#define os_log_with_type(log, type, format, ...)                                                          \
  do {                                                                                                    \
    os_log_t to = (log);                                                                                  \
    os_log_type_t of = (type);                                                                            \
    if (os_log_type_enabled(to, of)) {                                                                    \
      static const char text[] __attribute__((section("__TEXT,__oslogstring,cstring_literals"))) = format; \
      _Alignas(16) uint8_t filled[__builtin_os_log_format_buffer_size(format, ##__VA_ARGS__)];            \
      _os_log_impl(&__dso_handle, to, of, text, __builtin_os_log_format(filled, format, ##__VA_ARGS__),   \
                   sizeof filled);                                                                        \
    }                                                                                                     \
  } while (0)
#define os_log(log, ...) os_log_with_type(log, OS_LOG_TYPE_DEFAULT, __VA_ARGS__)
#define os_log_info(log, ...) os_log_with_type(log, OS_LOG_TYPE_INFO, __VA_ARGS__)
#define os_log_debug(log, ...) os_log_with_type(log, OS_LOG_TYPE_DEBUG, __VA_ARGS__)
#define os_log_error(log, ...) os_log_with_type(log, OS_LOG_TYPE_ERROR, __VA_ARGS__)
#define os_log_fault(log, ...) os_log_with_type(log, OS_LOG_TYPE_FAULT, __VA_ARGS__)
