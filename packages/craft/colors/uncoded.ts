/** The linear light of a channel as sRGB codes it, both 0..1 (IEC 61966-2-1). */
export const uncoded = (shown: number): number => (shown <= 0.04045 ? shown / 12.92 : ((shown + 0.055) / 1.055) ** 2.4)
