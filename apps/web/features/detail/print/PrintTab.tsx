import { Button, SegmentedControl, Select, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { setPartPrint } from '@toile/craft/designs/appliedChanges.ts'
import { type PartId, parts } from '@toile/craft/garments/partOf.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { ordinaryCloth } from '@toile/craft/prints/derivedCloth.ts'
import { isSamePrint } from '@toile/craft/prints/isSamePrint.ts'
import { findPrint, prints } from '@toile/craft/prints/index.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import { mayStandSingly, type PrintType } from '@toile/craft/prints/printTypes.ts'
import { repeatSchema, repeats } from '@toile/craft/prints/repeat.ts'
import { tileSize } from '@toile/craft/prints/tileSize.ts'
import { widthUnder } from '@toile/craft/prints/widthUnder.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../../../shared/fields/parts/inPlace.ts'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { Choices } from '../../../shared/fields/choices/Choices.tsx'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import { AngleDial } from '../../../shared/fields/numbers/AngleDial.tsx'
import styles from '../../../shared/fields/parts/detail.module.css'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import { steps } from '../steps.ts'
import type { GarmentTabProps } from '../edit.ts'
import { DerivedFields } from './DerivedFields.tsx'
import { mapSize, useLookMap } from '../../../shared/drawing/useLookMap.ts'
import { placeOn, printWorn } from './printWorn.ts'
import { useBoardPrints } from './useBoardPrints.ts'
import { alongHem, inMode, inPalette, layPrint, mirroredPrint, type Offered, scattered, typeOf } from './placements.ts'

interface PrintTabProps extends GarmentTabProps {
  project: Project
  view: View
  /** The part that is printed; nothing is the whole garment. */
  part: PartId | null
  onPart: (part: PartId | null) => void
}

/** A print on the garment or on one part of it: where it comes from, all over or once, and its exact place (requirement S2.53). */
export function PrintTab({ design, worn, edit, project, view, part: asked, onPart }: PrintTabProps) {
  const { t } = useTranslation()
  const [seed, setSeed] = useState(1)
  const palette = project.boards.color.map(({ color }) => color)
  const map = useLookMap(design, view, mapSize.width, mapSize.height)
  const { id, partPrints = [] } = worn
  const garment = design.garments.findIndex((one) => one.id === id)
  const own = partPrints.filter(({ side }) => side === view).map((one) => one.part)
  const seen = new Set([...(map?.pieces ?? []).filter((one) => one.garment === garment).map((one) => one.part), ...own])
  const part = asked && seen.has(asked) ? asked : null
  const print = printWorn(worn, part, view)
  const place = placeOn(edit, id, part, view)
  const ofBoard = useBoardPrints(project)
  const system = prints.map((one) => inPalette(one, palette, seed))
  const lay = (offered: Offered | undefined) => offered && place(layPrint(offered, print))
  const isCurrent = ({ source }: Offered) => print !== null && isSamePrint(print.source, source)
  return (
    <>
      {seen.size > 0 && (
        <Section title={t('Where')}>
          <Select
            comboboxProps={inPlace}
            size="sm"
            aria-label={t('Where')}
            allowDeselect={false}
            value={part ?? 'garment'}
            onChange={(next) => onPart(parts.find((one) => one.id === next)?.id ?? null)}
            data={[
              { value: 'garment', label: t('Whole garment') },
              ...parts.filter((one) => seen.has(one.id)).map((one) => ({ value: one.id, label: t(one.label) })),
            ]}
          />
          {part && own.includes(part) && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => edit(setPartPrint, { id, part, side: view, print: null, own: false })}
            >
              {t('As the garment')}
            </Button>
          )}
        </Section>
      )}
      {print && (
        <PlacementFields
          print={print}
          type={typeOf(print.source, ofBoard)}
          garment={id}
          place={place}
          ordinary={ordinaryWidth(print, ofBoard)}
        />
      )}
      {print?.source.kind === 'derived' && !part && (
        <DerivedFields print={print} source={print.source} garment={id} palette={palette} edit={edit} />
      )}
      {ofBoard.length > 0 && (
        <Section title={t('Prints of the board')}>
          <Choices
            name={t('Prints of the board')}
            width={4}
            current={ofBoard.find(isCurrent)?.id ?? null}
            onChoose={(chosen) => lay(ofBoard.find((one) => one.id === chosen))}
            choices={ofBoard.map((one) => ({
              id: one.id,
              name: one.name ?? '',
              picture: <PrintThumb offered={one} />,
            }))}
          />
        </Section>
      )}
      <Section
        title={t('Studio prints')}
        actions={
          palette.length > 1 && (
            <Button size="compact-sm" variant="default" onClick={() => setSeed(seed + 1)}>
              {t('Other colours')}
            </Button>
          )
        }
      >
        <Choices
          name={t('Studio prints')}
          width={4}
          current={system.find(isCurrent)?.id ?? null}
          onChoose={(chosen) => lay(system.find((one) => one.id === chosen))}
          choices={system.map((one) => ({
            id: one.id,
            name: t(findPrint(one.id)?.label ?? one.id),
            picture: <PrintThumb offered={one} />,
          }))}
        />
      </Section>
    </>
  )
}

function PrintThumb({ offered: { source, repeat, width } }: { offered: Offered }) {
  const across = Math.max(40, width * 1.4)
  return <Thumb order={{ kind: 'print', source, repeat, across, tileWidth: width, width: 72, height: 72 }} />
}

function ordinaryWidth({ source, repeat }: Placement, own: readonly Offered[]): number {
  if (source.kind === 'construction') {
    const print = findPrint(source.print)
    return print ? tileSize(print, repeat).width : 160
  }
  if (source.kind === 'derived') return ordinaryCloth(source.treatment).width
  return own.find((one) => isSamePrint(one.source, source))?.width ?? 160
}

interface PlacementFieldsProps {
  print: Placement
  type: PrintType | null
  garment: string
  place: ReturnType<typeof placeOn>
  /** The print's own width in millimetres. */
  ordinary: number
}

function PlacementFields({ print, type, garment, place: lay, ordinary }: PlacementFieldsProps) {
  const { t } = useTranslation()
  const place = (change: Partial<Placement>, drag?: string) =>
    lay({ ...print, ...change }, drag && `${garment} ${drag}`, steps.movePrint)
  const single = print.mode === 'single'
  const line = { unit: ' mm', decimals: 0, step: 1 }
  return (
    <Section
      title={t('Placement')}
      actions={
        <div className={styles.row}>
          <Button size="compact-sm" variant="default" onClick={() => place(scattered(print, ordinary, Math.random))}>
            {t('Random')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            aria-pressed={print.mirrored === true}
            onClick={() => lay(mirroredPrint(print))}
          >
            {t('Mirror')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => lay(null)}>
            {t('Remove the print')}
          </Button>
        </div>
      }
    >
      <SegmentedControl
        fullWidth
        size="sm"
        aria-label={t('Placement')}
        value={print.mode}
        onChange={(mode) => place(inMode(print, mode === 'single' ? 'single' : 'overall', ordinary))}
        data={[
          { value: 'overall', label: t('All over') },
          { value: 'single', label: t('Single'), disabled: !mayStandSingly(type) },
        ]}
      />
      {!mayStandSingly(type) && (
        <p className={styles.note}>{t('A pattern repeats over the cloth; slogans, logos and motifs stand singly.')}</p>
      )}
      {!single && (
        <Select
          comboboxProps={inPlace}
          size="sm"
          label={t('Repeat')}
          allowDeselect={false}
          value={print.repeat}
          onChange={(chosen) => {
            const repeat = repeatSchema.parse(chosen)
            place({ repeat, width: widthUnder(print.source, print.repeat, repeat, print.width) })
          }}
          data={repeats.map((one) => ({ value: one.id, label: t(one.label) }))}
        />
      )}
      {!single && (
        <Switch
          size="sm"
          label={t('Border along the hem')}
          checked={print.along === 'hem'}
          onChange={({ currentTarget }) => lay(alongHem(print, currentTarget.checked))}
        />
      )}
      <p className={styles.note}>{t('Drag the print on the picture, or set it exactly here.')}</p>
      <NumberLine
        {...line}
        name={single ? t('Width of the motif') : t('Repeat width')}
        value={print.width}
        least={2}
        most={Math.max(800, print.width)}
        normal={single ? 200 : ordinary}
        onChange={(width) => place({ width }, 'width')}
      />
      <NumberLine
        {...line}
        name={t('X, from the middle')}
        value={print.x}
        least={Math.min(-600, print.x)}
        most={Math.max(600, print.x)}
        normal={0}
        onChange={(x) => place({ x }, 'x')}
      />
      <NumberLine
        {...line}
        name={single ? t('Y, below the neckline') : t('Y, downwards')}
        value={print.y}
        least={Math.min(-300, print.y)}
        most={Math.max(1500, print.y)}
        normal={single ? 260 : 0}
        onChange={(y) => place({ y }, 'y')}
      />
      <AngleDial
        name={t('Angle of the print')}
        value={print.angle}
        normal={0}
        onChange={(angle) => place({ angle }, 'angle')}
      />
      <NumberLine
        name={t('Opacity of the print')}
        value={print.opacity * 100}
        least={0}
        most={100}
        step={1}
        unit="%"
        normal={100}
        onChange={(percent) => place({ opacity: percent / 100 }, 'opacity')}
      />
    </Section>
  )
}
