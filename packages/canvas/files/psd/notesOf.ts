import type { Layer as PsdLayer, LayerEffectsInfo } from 'ag-psd'
import { isNotDrawn, type NotDrawn, type Note, notDrawn, type NoteId } from '../said.ts'
import { blendOfName } from './blendNames.ts'
import { hasStyles, isFormed } from './texts.ts'
import { adjustmentOfPsd } from './adjustments.ts'

/** What of a layer of Photoshop is not drawn here, or is kept otherwise. */
export function notesOf(psd: PsdLayer): Note[] {
  const notes: Note[] = []
  const say = (id: NoteId, ...what: (string | undefined)[]) =>
    notes.push({ id, layer: psd.name ?? '', what: what.flatMap((name) => (name ? [wordOf(name)] : [])) })
  const effects = effectsOf(psd.effects)
  if (effects.length > 0) say('effects', ...effects)
  if (psd.placedLayer) say('smartObject')
  if (psd.vectorMask) say(psd.rawData && hasMaskPixels(psd) ? 'vectorMask' : 'vectorMaskLost')
  if (isSoft(psd)) say('maskEdge')
  if (isRanged(psd)) say('blendRange')
  if (psd.adjustment) sayAdjustment(psd.adjustment, say)
  if (psd.vectorFill && psd.vectorFill.type !== 'color')
    say('fill', psd.vectorFill.type === 'pattern' ? 'pattern' : 'gradient')
  if (psd.blendMode && psd.blendMode !== 'pass through' && !blendOfName(psd.blendMode)) say('blend', psd.blendMode)
  if (hasStyles(psd)) say('textStyles')
  if (isFormed(psd)) say('textForm')
  return notes
}

const wordOf = (name: string): string => (isNotDrawn(name) ? notDrawn[name].label : name)

function sayAdjustment(told: NonNullable<PsdLayer['adjustment']>, say: (id: NoteId, what: string) => void): void {
  const read = adjustmentOfPsd(told)
  if (!read) say('adjustment', told.type)
  else if (!read.whole) say('adjustmentPart', told.type)
}

function effectsOf(effects: LayerEffectsInfo | undefined): NotDrawn[] {
  if (!effects || effects.disabled) return []
  return Object.entries(effects).flatMap(([name, value]) => (isNotDrawn(name) && isOn(value) ? [name] : []))
}

function isOn(effect: unknown): boolean {
  if (Array.isArray(effect)) return effect.some(isOn)
  return typeof effect === 'object' && effect !== null && (!('enabled' in effect) || effect.enabled !== false)
}

const hasMaskPixels = ({ rawData }: PsdLayer) =>
  rawData?.channels.some(({ id, data }) => Number(id) === -2 && data) ?? false

const isSoft = ({ mask }: PsdLayer) =>
  (mask?.userMaskFeather ?? 0) > 0 ||
  (mask?.vectorMaskFeather ?? 0) > 0 ||
  (mask?.userMaskDensity ?? 1) < 1 ||
  (mask?.vectorMaskDensity ?? 1) < 1

const whole = [0, 0, 255, 255]
const isWhole = (range: readonly number[]) => range.every((level, i) => level === whole[i])

/** Whether a layer shows only over some lightness (“blend if”). */
const isRanged = ({ blendingRanges }: PsdLayer) =>
  blendingRanges !== undefined &&
  !(
    isWhole(blendingRanges.compositeGrayBlendSource) &&
    isWhole(blendingRanges.compositeGraphBlendDestinationRange) &&
    blendingRanges.ranges.every(({ sourceRange, destRange }) => isWhole(sourceRange) && isWhole(destRange))
  )
