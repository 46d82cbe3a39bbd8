import { sure } from '@toile/geometry'
import type { Texture } from './texture.ts'

const featureApart = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, k) => sum + Math.abs(value - sure(b[k])), 0) / Math.max(1, a.length)

const besideApart = ({ beside }: Texture, other: Texture) =>
  beside.reduce((sum, value, k) => sum + Math.abs(value - sure(other.beside[k])), 0) / 2

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Distances of textures among photographs: each feature is weighed by how far the photographs themselves differ in it. */
export function textureScale(photographs: readonly Texture[]): (a: Texture, b: Texture) => number {
  const pairs = photographs.flatMap((a, i) => photographs.slice(i + 1).map((b) => [a, b] as const))
  const count = photographs.at(0)?.features.length ?? 0
  const spreads = Array.from(
    { length: count },
    (_, k) => mean(pairs.map(([a, b]) => featureApart(sure(a.features[k]), sure(b.features[k])))) || 1,
  )
  const besideSpread = mean(pairs.map(([a, b]) => besideApart(a, b))) || 1
  return (a, b) => {
    const features = spreads.map((spread, k) => featureApart(sure(a.features[k]), sure(b.features[k])) / spread)
    return mean(features) + besideApart(a, b) / besideSpread
  }
}
