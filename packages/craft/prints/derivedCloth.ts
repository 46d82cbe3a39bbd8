import type { DerivedSource, Treatment } from './derivedSource.ts'
import type { Repeat } from './repeat.ts'

/** How wide the tile of a print made of a picture is on cloth, in millimetres, and the repeat under which it joins. */
export interface DerivedCloth {
  width: number
  repeat: Repeat
}

const cloths: Readonly<Record<Treatment, DerivedCloth>> = {
  strata: { width: 620, repeat: 'mirror' },
  painted: { width: 520, repeat: 'mirror' },
  mirrored: { width: 430, repeat: 'mirror' },
  texture: { width: 260, repeat: 'straight' },
  stripes: { width: 240, repeat: 'straight' },
  strokes: { width: 400, repeat: 'straight' },
  motif: { width: 380, repeat: 'straight' },
  paper: { width: 340, repeat: 'straight' },
  windows: { width: 480, repeat: 'straight' },
  gradient: { width: 640, repeat: 'mirrorDown' },
}

/** What is usual for a treatment; under its repeat every tile of it joins without a seam. */
export const ordinaryCloth = (treatment: Treatment): DerivedCloth => cloths[treatment]

interface Laid {
  source: DerivedSource
  repeat: Repeat
  width: number
}

/** A source that finds its part of the picture itself. */
export function anyPart(source: DerivedSource): DerivedSource {
  const { part: _, ...others } = source
  return others
}

/** The same picture in another treatment, of whatever part that finds: it goes on as is usual, as much wider or narrower than usual as it was. */
export function inTreatment({ source, width }: Laid, treatment: Treatment): Laid {
  const [from, to] = [ordinaryCloth(source.treatment), ordinaryCloth(treatment)]
  const wide = Math.min(2000, Math.max(2, Math.round((width * to.width) / from.width)))
  return { source: { ...anyPart(source), treatment }, repeat: to.repeat, width: wide }
}
