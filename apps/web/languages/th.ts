export const th: Record<string, string> = {}
