import { limits } from '@toile/rules/limits.ts'
import { defineDocument } from '@toile/rules/migrating/defineDocument.ts'
import { idOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'
import { brandMigrations } from './migrations/index.ts'
import { printKindIds } from './printKinds.ts'

const hex = z.string().regex(/^#[0-9a-f]{6}$/)
const many = 40

/** What a designer says of the findings by hand: pinned ones stay whatever is measured, dropped ones never come back. */
const handSchema = z.object({
  addedColors: z.array(colorSchema).max(16).default([]),
  pinnedColors: z.array(hex).max(many).default([]),
  droppedColors: z.array(hex).max(many).default([]),
  pinnedPrints: z.array(z.enum(printKindIds)).max(10).default([]),
  droppedPrints: z.array(z.enum(printKindIds)).max(10).default([]),
  pinnedCuts: z.array(z.string().max(40)).max(15).default([]),
  droppedCuts: z.array(z.string().max(40)).max(15).default([]),
})
export type BrandHand = z.output<typeof handSchema>

/** A brand as its owner keeps it: who it is, its pictures in order, the declaration of rights, and what was set by hand (requirements S2.61, S3.18). */
const presentSchema = z.object({
  name: z.string().trim().min(1).max(limits.nameLength),
  slogan: z.string().trim().max(limits.brand.slogan).default(''),
  description: z.string().trim().max(limits.promptLength).default(''),
  logo: idOf('file').nullable().default(null),
  pictures: z
    .array(idOf('file'))
    .max(limits.brand.most)
    .refine((ids) => new Set(ids).size === ids.length)
    .default([]),
  hand: handSchema.prefault({}),
})
export type Brand = z.output<typeof presentSchema>

/** The kind of document that a brand is. */
export const brandDocument = defineDocument({ id: 'brand', present: presentSchema, migrations: brandMigrations })
/** Reads a brand’s document of any version. */
export const brandSchema = brandDocument.reads
