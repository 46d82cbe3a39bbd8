/** Where each pixel of a region lies in the cloth, in millimetres: `u` across from the centre front, `v` down from the neck level. */
export interface ClothMap {
  u: Float32Array
  v: Float32Array
}
