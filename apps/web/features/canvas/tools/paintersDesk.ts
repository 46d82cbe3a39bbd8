import { liquifyKinds } from '@toile/canvas/liquify/tool.ts'
import { combinations } from '@toile/canvas/selecting/combined.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import { gradientSchema } from '@toile/craft/colors/fill.ts'
import { z } from 'zod'
import { openListeners } from '../../../shell/openListeners.ts'

const white = toHex({ r: 255, g: 255, b: 255 })
const hex = z.string().regex(/^#[\da-f]{6}$/)

const knobsSchema = z.record(z.string(), z.record(z.string(), z.union([z.number(), z.string()])))

const deskSchema = z.object({
  tool: z.string().default('brush'),
  brush: z.string().default('pencil'),
  /** Numbers that were turned, by brush. */
  knobs: knobsSchema.default({}),
  /** What paint is taken away with, apart from what it is laid with. */
  eraser: z
    .object({ brush: z.string(), knobs: knobsSchema })
    .default({ brush: 'marker', knobs: { marker: { opacity: 1 } } }),
  front: hex.default(toHex({ r: 27, g: 27, b: 29 })),
  back: hex.default(white),
  recent: z.array(hex).default([]),
  leftHanded: z.boolean().default(false),
  /** The sheet alone, without panels. */
  bare: z.boolean().default(false),
  fingersDraw: z.boolean().default(true),
  folded: z.array(z.string()).default(['guides', 'history']),
  /** How far the hand is steadied; nothing leaves it to the brush. */
  steadied: z.number().min(0).max(1).default(0),
  string: z.boolean().default(false),
  /** How a new selection meets the one that is there. */
  combination: z.enum(combinations).default('replace'),
  /** Whether wand and fill take a colour wherever it is, and read one layer alone. */
  everywhere: z.boolean().default(false),
  ofLayer: z.boolean().default(false),
  gradient: z.enum(['linear', 'radial']).default('linear'),
  fades: z.boolean().default(false),
  /** The stops of the gradient, where they are not the two colors. */
  stops: gradientSchema.shape.stops.nullable().default(null),
  /** Whether what is moved is drawn by edges and middles. */
  snaps: z.boolean().default(true),
  liquify: z.enum(liquifyKinds).default('push'),
  textStyle: z
    .object({
      family: z.string(),
      style: z.enum(['normal', 'italic']),
      weight: z.number(),
      size: z.number(),
      spacing: z.number(),
      lineHeight: z.number(),
      align: z.enum(['left', 'center', 'right']),
      opacity: z.number(),
      backgroundColor: hex,
      backgroundOpacity: z.number(),
    })
    .default({
      family: 'montserrat',
      style: 'normal',
      weight: 400,
      size: 96,
      spacing: 0,
      lineHeight: 1.25,
      align: 'left',
      opacity: 1,
      backgroundColor: white,
      backgroundOpacity: 0,
    }),
  /** Numbers of tools that are no brushes, by tool. */
  turned: z.record(z.string(), z.record(z.string(), z.number())).default({}),
})

/** What lies on the painter's desk: the tool in the hand, how each brush is set, the two colours, which side the tools stand on. */
export type Desk = z.output<typeof deskSchema>

/** The brush in the hand and how brushes are set in it: the eraser has its own. */
export const inHand = ({ tool, brush, knobs, eraser }: Desk): Pick<Desk, 'brush' | 'knobs'> =>
  tool === 'eraser' ? eraser : { brush, knobs }

const place = 'toile.canvas.desk'

function readDesk(): Desk {
  try {
    const read = deskSchema.safeParse(JSON.parse(localStorage.getItem(place) ?? '{}'))
    if (read.success) return read.data
  } catch {
    // A browser that keeps nothing, or another's text: the desk is laid anew.
  }
  return deskSchema.parse({})
}

let now = readDesk()
const { subscribe, tell } = openListeners()

/** Colours that were painted with, the last first. */
const recentOnes = 18

/** The desk is the same for every painting of this browser. */
export const desk = {
  get: () => now,
  subscribe,
  set(change: Partial<Desk>) {
    now = { ...now, ...change }
    try {
      localStorage.setItem(place, JSON.stringify(now))
    } catch {
      // Kept for as long as the page is there.
    }
    tell()
  },
  /** Takes a brush into the hand that paints, or into the one that erases where that is the tool. */
  hold(held: Pick<Desk, 'brush' | 'knobs'>) {
    desk.set(now.tool === 'eraser' ? { eraser: held } : held)
  },
  /** Turns a knob of the brush in the hand; with nothing back to its normal. */
  turn(knob: string, value: number | string | null) {
    const { brush, knobs } = inHand(now)
    const { [knob]: _, ...others } = knobs[brush] ?? {}
    const own = value === null ? others : { ...others, [knob]: value }
    desk.hold({ brush, knobs: { ...knobs, [brush]: own } })
  },
  /** Turns a number of a tool that is no brush. */
  turnTool(tool: string, knob: string, value: number) {
    desk.set({ turned: { ...now.turned, [tool]: { ...now.turned[tool], [knob]: value } } })
  },
  used(color: string) {
    if (now.recent[0] === color) return
    desk.set({ recent: [color, ...now.recent.filter((one) => one !== color)].slice(0, recentOnes) })
  },
}
