/** A product of bytes, up to twice 255², divided by 255 and rounded, without a division. */
export const dividedBy255 = (product: number): number => ((product + 128) * 257) >>> 16
