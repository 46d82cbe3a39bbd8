export const zh: Record<string, string> = {}
