import { type Reading, windowGrid } from '@toile/fashion/script/reading.ts'
import type { Lab } from '@toile/fashion/colors/lab.ts'
import type { Pixels } from '../surface.ts'
import { clustersOf, nearestOf } from './clustersOf.ts'
import { thingsIn } from '../prints/derived/motif/artsOf.ts'
import { focusOf } from './focusOf.ts'
import { type LabPicture, labPicture } from './labPicture.ts'
import { salienceOf } from './salienceOf.ts'
import { traitsOf } from './traitsOf.ts'

const longest = 192
const samples = 5200
const steps = 9

/** Reads a moodboard picture: real clusters of its colours, where they lie, its run from top to bottom and its traits. Same pixels, same reading. */
export function readPicture(pixels: Pixels): Reading {
  const picture = labPicture(pixels, longest)
  const { places, width } = picture
  const salience = salienceOf(picture)
  const step = Math.max(1, Math.floor(places.length / samples))
  const sampled = places.flatMap((_, i) => (i % step === Math.floor(i / width) % step ? [i] : []))
  const clusters = clustersOf(
    sampled.map((i) => places[i]),
    sampled.map((i) => salience[i]),
  )
  return {
    version: 1,
    traits: traitsOf(picture, salience),
    clusters: clusters.map(({ place, share }) => ({ place: [...place], share: Math.min(1, share) })),
    windows: windowsOf(picture, clusters),
    profile: profileOf(picture),
    focus: focusOf(picture, salience),
    alone: thingsIn(pixels).things.length > 0,
  }
}

function windowsOf({ width, height, places }: LabPicture, clusters: readonly { place: Lab }[]): number[][] {
  const { across, down } = windowGrid
  const counts = Array.from({ length: across * down }, () => clusters.map(() => 0))
  places.forEach((place, i) => {
    const column = Math.min(across - 1, Math.floor(((i % width) / width) * across))
    const row = Math.min(down - 1, Math.floor((Math.floor(i / width) / height) * down))
    counts[row * across + column][nearestOf(place, clusters)]++
  })
  return counts.map((row) => {
    const total = row.reduce((sum, count) => sum + count, 0) || 1
    return row.map((count) => count / total)
  })
}

function profileOf({ width, height, places }: LabPicture): Reading['profile'] {
  return Array.from({ length: steps }, (_, k) => {
    const from = Math.floor((k / steps) * height)
    const to = Math.max(from + 1, Math.floor(((k + 1) / steps) * height))
    const band = places.slice(Math.min(height - 1, from) * width, Math.min(height, to) * width)
    const mean = (c: 0 | 1 | 2) => band.reduce((sum, place) => sum + place[c], 0) / Math.max(1, band.length)
    return [mean(0), mean(1), mean(2)]
  })
}
