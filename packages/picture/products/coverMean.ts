import { blur } from '../raster/blur.ts'
import type { Geometry } from '../raster/geometry.ts'

/** Means of a geometry's planes over what covers each place within a radius in pixels; nothing beyond its outlines counts. */
export interface CoverMean {
  /** 1 where something modelled lies, else 0. */
  covered: Float32Array
  /** The share of each place that is covered. */
  within: Float32Array
  /** The mean of a plane, to be read where `covered` is 1. */
  of(plane: Float32Array): Float32Array
}

/** Opens the means of a geometry as it is covered now. */
export function coverMean({ width, height, material }: Geometry, radius: number): CoverMean {
  const reach = Math.max(1, Math.round(radius))
  const covered = new Float32Array(material.length)
  for (let i = 0; i < covered.length; i++) if (material[i]) covered[i] = 1
  const within = blur(covered.slice(), width, height, reach)
  return {
    covered,
    within,
    of(plane) {
      const mean = new Float32Array(plane.length)
      for (let i = 0; i < mean.length; i++) if (covered[i]) mean[i] = plane[i]!
      blur(mean, width, height, reach)
      for (let i = 0; i < mean.length; i++) if (covered[i]) mean[i]! /= within[i]!
      return mean
    },
  }
}
