export const ru: Record<string, string> = {}
