import type { Block } from '../blocks/block.ts'
import type { Drafted, GarmentKnobs } from './drafting.ts'

/** Necklines of the atelier as a bodice has them; one that is not here is told as it is. */
const necks: Readonly<Record<string, GarmentKnobs>> = {
  crew: { neckline: 'round', deeper: 0, wider: 0 },
  scoop: { neckline: 'round', deeper: 0.6, wider: 0.5 },
  v: { neckline: 'v' },
  deepV: { neckline: 'v', deeper: 0.8, wider: 0.25 },
  high: { neckline: 'round', deeper: 0, wider: 0 },
}

/** Ways to shape a dress as darts; gathers lie below a yoke, smocking is sewn into an unshaped front. */
const shapes: Readonly<Record<string, string>> = {
  darts: 'side',
  princess: 'princess',
  none: 'side',
  gathers: 'yoke',
  smocking: 'none',
}

/** What garments worn whole tell alike, in the words of their blocks: the neck, a collar, the sleeve with its cuff, the shaping, slits, length and flare (requirement S1.11). */
export function dressWords(knobs: GarmentKnobs): GarmentKnobs {
  const { neckline, collar, shaping, slit, slitPlace, cuff, sleeve, sleeveLength, length, flare, bib } = knobs
  const behind = slitPlace === 'back'
  const told: GarmentKnobs = {
    ...(typeof neckline === 'string' ? (necks[neckline] ?? { neckline }) : {}),
    collar: typeof collar === 'string' ? collar : undefined,
    darts: typeof shaping === 'string' ? (shapes[shaping] ?? shaping) : undefined,
    sleeve,
    sleeveLength,
    cuff: cuff === 'asCut' ? undefined : cuff,
    slit: behind ? 0 : slit,
    vent: behind ? slit : undefined,
    length,
    flare,
    bib,
  }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
}

/** What is nearest to a choice that a block may lack. */
const near: Readonly<Record<string, readonly string[]>> = {
  bardot: ['boat', 'strapless'],
  oneShoulder: ['strapless', 'slip', 'boat'],
  keyhole: ['round', 'crew'],
  henley: ['round', 'crew'],
  raglan: ['plain'],
  kimono: ['elbow'],
  dolman: ['threeQuarter'],
  coldShoulder: ['plain'],
  peterPan: ['club'],
  funnel: ['band'],
  roll: ['band'],
  bow: ['band'],
  jabot: ['band'],
  camp: ['point'],
  shawl: ['point'],
  sailor: ['club'],
  yoke: ['side'],
}

/** Choices that a block lacks, each with the nearest that it has, and what is to be said of them. */
export function nearest(block: Block, told: GarmentKnobs): { near: GarmentKnobs; bent: Drafted['bent'] } {
  const bent = Object.entries(block.knobs).flatMap(([name, knob]) => {
    const asked = told[name]
    if (!('choices' in knob) || typeof asked !== 'string' || knob.choices.includes(asked)) return []
    const cut = near[asked]?.find((id) => knob.choices.includes(id))
    return cut === undefined ? [] : [{ name, said: { knob: knob.name, asked, cut } }]
  })
  return {
    near: Object.fromEntries(bent.map(({ name, said }) => [name, said.cut])),
    bent: bent.map(({ said }) => said),
  }
}
