import { Button } from '@mantine/core'
import { placePrint } from '@toile/craft/designs/changes.ts'
import type { Color } from '@toile/craft/colors/color.ts'
import { anyPart, inTreatment } from '@toile/craft/prints/derivedCloth.ts'
import type { DerivedSource } from '@toile/craft/prints/derivedSource.ts'
import { inksFrom } from '@toile/craft/prints/inksFrom.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import { openChance } from '@toile/geometry'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorField } from '../../../shared/fields/colors/ColorField.tsx'
import styles from '../../../shared/fields/parts/detail.module.css'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import type { GarmentTabProps } from '../edit.ts'
import { TreatmentChoice } from '../../../shared/fields/choices/TreatmentChoice.tsx'

interface DerivedFieldsProps {
  print: Placement
  source: DerivedSource
  garment: string
  palette: readonly Color[]
  edit: GarmentTabProps['edit']
}

/** A print made of a picture, on a garment: another treatment, another drawing, other inks (requirement S9.04). */
export function DerivedFields({ print, source, garment, palette, edit }: DerivedFieldsProps) {
  const { t } = useTranslation()
  const [turn, setTurn] = useState(1)
  const place = (change: Partial<Placement>, drag?: string) =>
    edit(placePrint, { id: garment, print: { ...print, ...change } }, drag && `${garment} ${drag}`)
  const inInks = (colors: Color[], drag?: string) => place({ source: { ...source, colors } }, drag)
  const recolor = () => {
    inInks(inksFrom(source.colors, palette, openChance(turn)))
    setTurn(turn + 1)
  }
  return (
    <Section
      title={t('Made of a picture')}
      actions={
        <div className={styles.row}>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => place({ source: { ...anyPart(source), seed: (source.seed + 1) % 0xffffff } })}
          >
            {t('Another drawing')}
          </Button>
          {palette.length > 1 && (
            <Button size="compact-sm" variant="default" onClick={recolor}>
              {t('Other colours')}
            </Button>
          )}
        </div>
      }
    >
      <TreatmentChoice
        value={source.treatment}
        onChange={(treatment) => place(inTreatment({ ...print, source }, treatment))}
      />
      {source.colors.map((color, i) => (
        <ColorField
          key={`${i} of ${source.colors.length}`}
          name={i === 0 ? t('Ground') : t('Ink {{number}}', { number: i })}
          color={color}
          onChange={(next) => inInks(source.colors.with(i, next), `ink ${i}`)}
        />
      ))}
    </Section>
  )
}
