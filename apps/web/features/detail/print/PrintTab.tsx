import { Button, SegmentedControl, Select } from '@mantine/core'
import { placePrint } from '@toile/craft/designs/changes.ts'
import { ordinaryCloth } from '@toile/craft/prints/derivedCloth.ts'
import { isSamePrint } from '@toile/craft/prints/isSamePrint.ts'
import { findPrint, prints } from '@toile/craft/prints/index.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import { mayStandSingly, type PrintType, readPrintType } from '@toile/craft/prints/printTypes.ts'
import { repeatSchema, repeats } from '@toile/craft/prints/repeat.ts'
import { tileSize } from '@toile/craft/prints/tileSize.ts'
import { widthUnder } from '@toile/craft/prints/widthUnder.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../../../shared/fields/parts/inPlace.ts'
import { usePictures } from '../../../shared/open/projects/pictures.ts'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { Choices } from '../../../shared/fields/choices/Choices.tsx'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import { AngleDial } from '../../../shared/fields/numbers/AngleDial.tsx'
import styles from '../../../shared/fields/parts/detail.module.css'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import { steps } from '../steps.ts'
import type { GarmentTabProps } from '../edit.ts'
import { DerivedFields } from './DerivedFields.tsx'
import { inMode, inPalette, layPrint, type Offered, scattered, typeOf } from './placements.ts'

/** A print on the garment: where it comes from, all over or once, and its exact place (requirement S2.53). */
export function PrintTab({ worn, edit, project }: GarmentTabProps & { project: Project }) {
  const { t } = useTranslation()
  const pictures = usePictures()
  const [seed, setSeed] = useState(1)
  const palette = project.boards.color.map(({ color }) => color)
  const { id, print } = worn
  const own: Offered[] = project.boards.print.flatMap((item) => {
    const picture = pictures.get(item.id)
    if (!picture) return []
    const source = { kind: 'picture', hash: picture.hash } as const
    return [{ id: item.id, type: readPrintType(item.category), source, width: item.width, repeat: item.repeat }]
  })
  const system = prints.map((one) => inPalette(one, palette, seed))
  const lay = (offered: Offered | undefined) => offered && edit(placePrint, { id, print: layPrint(offered, print) })
  const isCurrent = ({ source }: Offered) => print !== null && isSamePrint(print.source, source)
  return (
    <>
      {print && (
        <PlacementFields
          print={print}
          type={typeOf(print.source, own)}
          garment={id}
          edit={edit}
          ordinary={ordinaryWidth(print, own)}
        />
      )}
      {print?.source.kind === 'derived' && (
        <DerivedFields print={print} source={print.source} garment={id} palette={palette} edit={edit} />
      )}
      {own.length > 0 && (
        <Section title={t('Prints of the board')}>
          <Choices
            name={t('Prints of the board')}
            width={4}
            current={own.find(isCurrent)?.id ?? null}
            onChoose={(chosen) => lay(own.find((one) => one.id === chosen))}
            choices={own.map((one) => ({
              id: one.id,
              name: pictures.get(one.id)?.name ?? '',
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
  edit: GarmentTabProps['edit']
  /** The print's own width in millimetres. */
  ordinary: number
}

function PlacementFields({ print, type, garment, edit, ordinary }: PlacementFieldsProps) {
  const { t } = useTranslation()
  const place = (change: Partial<Placement>, drag?: string) =>
    edit(placePrint, { id: garment, print: { ...print, ...change } }, drag && `${garment} ${drag}`, steps.movePrint)
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
          <Button size="compact-sm" variant="default" onClick={() => edit(placePrint, { id: garment, print: null })}>
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
      <p className={styles.note}>{t('Take hold of the print on the picture, or set it exactly here.')}</p>
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
