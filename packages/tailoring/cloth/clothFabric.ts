/** What a cloth does when it hangs: grams per square metre; how far it gives along the grain, across it and on the bias, and how far it bends (compliances, seconds squared per gram); friction on a body; thickness in millimetres. */
export interface ClothFabric {
  weight: number
  warp: number
  weft: number
  bias: number
  bend: number
  friction: number
  thickness: number
}
