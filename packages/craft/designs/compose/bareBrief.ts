import { fromHex } from '../../colors/color.ts'
import { type Brief, briefSchema } from './brief.ts'

/** A brief over empty boards for some people and colours (#rrggbb): eight looks, all from the system library unless it is told otherwise (requirement S1.05). */
export const bareBrief = (people: readonly string[], palette: readonly string[], own: Partial<Brief> = {}): Brief =>
  briefSchema.parse({
    seed: 1,
    looks: 8,
    style: 'illustration',
    mannequins: people.map((person) => ({ person, pose: '' })),
    colors: palette.map((hex) => ({ id: hex, color: fromHex(hex), gradient: null })),
    sketches: [],
    prints: [],
    brand: { sketches: [], prints: [] },
    moodItems: [],
    systemShare: 100,
    brandShare: 0,
    positions: [],
    ...own,
  })
