import { type Reading, windowGrid } from '@toile/craft/script/reading.ts'
import { sure } from '@toile/geometry'
import { thingsIn } from '../prints/derived/motif/artsOf.ts'
import type { Standing } from '../prints/derived/motif/wholeThings.ts'
import { mainThing } from '../reading/cutout/mainThing.ts'
import { isWhole, subjectOf } from '../reading/cutout/subjectOf.ts'
import type { Pixels } from '../surface.ts'
import { clustersOf, nearestOf } from './clustersOf.ts'
import { focusOf } from './focusOf.ts'
import { judgedFor } from './judgedFor.ts'
import { type LabPicture, labPicture } from './labPicture.ts'
import { ownShares } from './ownShares.ts'
import { salienceOf } from './salienceOf.ts'
import { traitsOf } from './traitsOf.ts'

const longest = 192
const samples = 5200
const steps = 9
/** The share of a picture from which a thing that stands alone is its subject. */
const leastThing = 0.008

/** Reads a moodboard picture: real clusters of its colours, where they lie, its run from top to bottom and its traits. Same pixels, same reading. */
export function readPicture(pixels: Pixels): Reading {
  const picture = labPicture(pixels, longest)
  const { places, width } = picture
  const salience = salienceOf(picture)
  const focus = focusOf(picture, salience)
  const main = mainThing(pixels)
  const alone = thingsIn(pixels, () => main)
  // What stands alone is the subject, where it is no crumb; nothing marks a body like a disc in a wrong place.
  const largest = alone.things.find(({ part }) => part.area > alone.width * alone.height * leastThing)
  const whole = subjectOf(main)
  const subject = whole ?? (largest ? wholeOf(largest.part, alone) : null)
  const step = Math.max(1, Math.floor(places.length / samples))
  const sampled = places.flatMap((_, i) => (i % step === Math.floor(i / width) % step ? [i] : []))
  const clusters = clustersOf(
    sampled.map((i) => sure(places[i])),
    sampled.map((i) => salience[i]!),
  )
  const labels = picture.places.map((place) => nearestOf(place, clusters))
  const own = subject && ownShares(picture, labels, clusters.length, subject)
  const told = clusters.map(({ place, share }, k): Reading['clusters'][number] => ({
    place: [...place],
    share: Math.min(1, share),
    ...(own ? { own: own[k] } : {}),
  }))
  return {
    version: 1,
    traits: traitsOf(picture, salience),
    clusters: told,
    windows: windowsOf(picture, labels, clusters.length),
    profile: profileOf(picture),
    focus: subject
      ? { ...focus, x: subject.left + subject.width / 2, y: subject.top + subject.height / 2 }
      : largest
        ? { ...focus, ...middleOf(largest.part, alone) }
        : focus,
    ...(subject ? { subject } : {}),
    alone: whole !== null || alone.things.length > 0,
    ...judgedFor(pixels, told),
  }
}

/** The share of a picture from which a thing that stands alone can be seen whole on a garment. */
const leastSeen = 0.03

function wholeOf(
  { left, right, top, bottom, area }: Standing['part'],
  { width, height }: { width: number; height: number },
): Reading['subject'] | null {
  const part = {
    left: left / width,
    top: top / height,
    width: (right + 1 - left) / width,
    height: (bottom + 1 - top) / height,
  }
  return area > width * height * leastSeen && isWhole(part, width / height) ? part : null
}

const middleOf = (
  { left, right, top, bottom }: Standing['part'],
  { width, height }: { width: number; height: number },
) => ({ x: (left + right + 1) / 2 / width, y: (top + bottom + 1) / 2 / height })

function windowsOf({ width, height }: LabPicture, labels: readonly number[], groups: number): number[][] {
  const { across, down } = windowGrid
  const counts = Array.from({ length: across * down }, () => Array.from({ length: groups }, () => 0))
  labels.forEach((label, i) => {
    const column = Math.min(across - 1, Math.floor(((i % width) / width) * across))
    const row = Math.min(down - 1, Math.floor((Math.floor(i / width) / height) * down))
    const here = sure(counts[row * across + column])
    here[label] = sure(here[label]) + 1
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
