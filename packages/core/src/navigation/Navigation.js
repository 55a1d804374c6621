/** Null for whatever is not plainly a path of our own: other origins, `//host`, back slashes, control characters. */
export const toOwnPath = (candidate) => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(candidate) ? candidate : null;
