/** How finely cloth is carried round a body. */
export interface Mesh {
  /** Of a piece that has no mesh of its own. */
  rows: number
  columns: number
  /** To which part of a head places are rounded, so that what hardly moved stays as it was; not at all where it is nothing. */
  parts: number | null
  /** Whether waved cloth, which has a mesh of thousands of places, is carried by a net of few. */
  net: boolean
}

/** Those of finished pictures, of frames of films, and of light pictures that are drawn while something is moved. */
export const meshes = {
  finished: { rows: 44, columns: 26, parts: null, net: false },
  moving: { rows: 30, columns: 16, parts: null, net: true },
  light: { rows: 16, columns: 10, parts: 1024, net: false },
} as const satisfies Record<string, Mesh>

/** A length in heads as a mesh has it. */
export const roundedTo = ({ parts }: Mesh, length: number): number =>
  parts === null ? length : Math.round(length * parts) / parts
