export const failedAt = (operation) => (cause) => ({ operation, cause });
