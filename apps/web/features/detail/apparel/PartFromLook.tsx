import { takePart } from '@toile/craft/designs/apparelChanges.ts'
import type { Worn } from '@toile/craft/designs/design.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { typeOf } from '@toile/craft/designs/typeOf.ts'
import { carryKnobs, type NotCarried } from '@toile/craft/garments/carryKnobs.ts'
import type { AnyAccessory, AnyGarment } from '@toile/craft/garments/garment.ts'
import type { cutParts } from '@toile/craft/garments/partKnobs.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listOf } from '../../../languages/listOf.ts'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { Choices } from '../../../shared/fields/choices/Choices.tsx'
import styles from '../../../shared/fields/parts/detail.module.css'
import { presentLooks } from '../../../shared/open/looks/collection.ts'
import { usePlace } from '../../../shared/open/looks/place.ts'
import { useCollection } from '../../../shared/open/looks/useCollection.ts'
import type { GarmentTabProps } from '../edit.ts'

interface PartFromLookProps extends GarmentTabProps {
  garment: AnyGarment | AnyAccessory
  part: (typeof cutParts)[number]
  projectId: string
}

/** The same part of the garments of other looks: what this cut can have of it is taken, and what it cannot is said. */
export function PartFromLook({ worn, edit, garment, part, projectId }: PartFromLookProps) {
  const { t } = useTranslation()
  const [told, setTold] = useState<{ of: string; without: readonly NotCarried[] } | null>(null)
  const sources = useSources(projectId, garment, part.id)
  if (sources.length === 0) return <p className={styles.note}>{t('No other look has a part that fits this cut.')}</p>
  const take = (id: string) => {
    const source = sources.find(({ key }) => key === id)
    if (!source) return
    edit(takePart, { id: worn.id, part: part.id, knobs: source.carried.knobs })
    setTold({ of: t('Look {{number}}', { number: source.number }), without: source.carried.without })
  }
  return (
    <>
      <Choices
        name={t('{{part}} of another look', { part: t(part.label) })}
        width={4.5}
        current={null}
        onChoose={take}
        choices={sources.map(({ key, number, type, worn: other }) => ({
          id: key,
          name: `${t('Look {{number}}', { number })} · ${t(type.label)}`,
          picture: (
            <Thumb
              order={{
                kind: 'garment',
                garment: type.id,
                knobs: other.knobs,
                fabric: other.fabric,
                ...(other.fill.kind === 'solid' && { color: other.fill.color }),
                width: 76,
                height: 91,
              }}
            />
          ),
        }))}
      />
      <p className={styles.note} role="status">
        {told && t('{{part}} taken: {{look}}.', { part: t(part.label), look: told.of })}{' '}
        {told &&
          told.without.length > 0 &&
          t('This cut cannot take: {{list}}.', {
            list: listOf(told.without.map(({ knob, option }) => (option ? `${t(knob)} – ${t(option)}` : t(knob)))),
          })}
      </p>
    </>
  )
}

interface Source {
  key: string
  number: number
  type: AnyGarment | AnyAccessory
  worn: Worn
  carried: ReturnType<typeof carryKnobs>
}

/** The garments of the other looks of which a cut can have a part. */
function useSources(
  projectId: string,
  garment: AnyGarment | AnyAccessory,
  part: PartFromLookProps['part']['id'],
): Source[] {
  const { look } = usePlace()
  const { data: collection } = useCollection(projectId)
  return (collection ? presentLooks(collection) : [])
    .filter(({ id }) => id !== look)
    .flatMap((entry) =>
      entry.document.garments.flatMap((worn): Source[] => {
        const type = typeOf(worn)
        if (!type || worn.hidden) return []
        const carried = carryKnobs(type.knobs, worn.knobs, garment.knobs, part)
        const key = `${entry.id} ${worn.id}`
        return Object.keys(carried.knobs).length > 0 ? [{ key, number: lookNumber(entry), type, worn, carried }] : []
      }),
    )
}
