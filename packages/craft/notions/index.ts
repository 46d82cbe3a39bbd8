import { hardware } from './hardware.ts'
import type { Notion } from './notion.ts'
import { trimmings } from './trimmings.ts'

/** Every notion of the catalogue, by family in the order of the screen. */
export const notions = [...hardware, ...trimmings] as const
export type NotionId = (typeof notions)[number]['id']

/** The notion with an id, or nothing. */
export const findNotion = (id: string): Notion | null => notions.find((notion) => notion.id === id) ?? null
