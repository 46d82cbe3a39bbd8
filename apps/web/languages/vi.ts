export const vi: Record<string, string> = {}
