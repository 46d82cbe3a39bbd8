/** A piece of a pattern as it is meshed; the left one of a pair is a part of its own. */
export interface ClothPart {
  piece: string
  mirrored: boolean
  firstCorner: number
  corners: number
  firstTriangle: number
  triangles: number
}

/** Pieces as triangles: two flat coordinates in millimetres of its piece for every corner, and counter-clockwise triangles as seen from the right side. */
export interface ClothMesh {
  flat: Float32Array
  triangles: Uint32Array
  parts: readonly ClothPart[]
}

/** Cloth as it hangs: three coordinates in millimetres for every corner of its mesh, and for every triangle by which share it is stretched most (.04 is 4 %). */
export interface Hung {
  mesh: ClothMesh
  positions: Float32Array
  strain: Float32Array
}
