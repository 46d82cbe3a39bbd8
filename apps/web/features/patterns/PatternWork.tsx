import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { wearerOf } from '@toile/craft/mannequins/wearer.ts'
import { IconHanger, IconLayoutGrid, IconListDetails, IconRulerMeasure } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rangeFor } from '@toile/tailoring/garments/rangeFor.ts'
import { useLook } from '../../shared/open/looks/openLooks.ts'
import { Workbench } from '../../shell/parts/Workbench.tsx'
import { useDocument } from '../../shell/useDocument.ts'
import { useDrafted } from './drafting/useDrafted.ts'
import { FilesPanel } from './panels/FilesPanel.tsx'
import { GarmentsPanel } from './panels/GarmentsPanel.tsx'
import { PiecesPanel } from './panels/PiecesPanel.tsx'
import { SizesPanel } from './panels/SizesPanel.tsx'
import { useWornName } from './panels/useWornName.ts'
import styles from './patterns.module.css'
import { CuttingTable } from './table/CuttingTable.tsx'

/** The size that is cut unless told, by its place in its range: a woman's 38, a man's 50. */
const usual = 2

/** The pattern of what is worn in a look: garments and sizes left, the cutting table, pieces and files on the right (requirement S2.59). */
export function PatternWork({ entry }: { entry: DesignEntry }) {
  const { t } = useTranslation()
  const { value: design } = useDocument(useLook(entry).document)
  const nameOf = useWornName()
  const range = rangeFor(wearerOf(design.mannequin.person))
  const [sizes, setSizes] = useState<readonly string[]>(() =>
    range.sizes.slice(usual, usual + 1).map(({ name }) => name),
  )
  const [asked, setAsked] = useState<{ garment?: string; size?: string | undefined }>({ size: sizes[0] })
  const [nested, setNested] = useState(true)
  const [picked, setPicked] = useState<string | null>(null)
  const { drafted, trouble } = useDrafted(design, sizes)
  const garment =
    drafted?.find(({ id }) => id === asked.garment) ?? drafted?.find((one) => one.sizes.length > 0) ?? drafted?.[0]
  const worn = design.garments.find(({ id }) => id === garment?.id)
  const size = sizes.find((one) => one === asked.size) ?? sizes[0] ?? ''
  const pieces = garment?.sizes.find((one) => one.size === size)?.pieces ?? []
  const name = worn ? nameOf(worn) : ''
  const look = t('Look {{number}}', { number: lookNumber(entry) })
  return (
    <Workbench
      names={{ left: t('Garments and sizes'), middle: t('Table'), right: t('Pieces and files') }}
      icons={{ left: IconHanger, middle: IconLayoutGrid, right: IconListDetails }}
      rail={[
        { id: 'garments', label: t('Garments'), Icon: IconHanger },
        { id: 'sizes', label: t('Sizes'), Icon: IconRulerMeasure },
      ]}
      left={
        <>
          <GarmentsPanel
            design={design}
            drafted={drafted ?? []}
            shown={garment?.id ?? null}
            onShow={(id) => {
              setAsked({ ...asked, garment: id })
              setPicked(null)
            }}
          />
          <SizesPanel
            range={range}
            sizes={sizes}
            shown={size}
            nested={nested}
            onSizes={setSizes}
            onShown={(one) => setAsked({ ...asked, size: one })}
            onNested={setNested}
          />
        </>
      }
      middle={
        <>
          <div className={styles.head}>
            <title>{`${t('Pattern making')} · Toile`}</title>
            <h1>{t('Pattern making')}</h1>
            <p>{worn ? `${look} · ${name}` : look}</p>
          </div>
          {trouble ? (
            <p className={styles.says} role="alert">
              {t('The pattern could not be drafted. Try again.')}
            </p>
          ) : garment && garment.sizes.length > 0 ? (
            <CuttingTable
              key={garment.id}
              name={name}
              garment={garment}
              size={size}
              nested={nested}
              picked={picked}
              onPick={setPicked}
            />
          ) : (
            <p className={styles.says} role="status">
              {drafted &&
                (worn
                  ? t('{{garment}} cannot be cut from flat cloth here, so there is no pattern for it.', {
                      garment: name,
                    })
                  : t('Nothing is worn in this look, so there is nothing to cut.'))}
            </p>
          )}
        </>
      }
      right={
        garment &&
        pieces.length > 0 && (
          <div className={styles.side}>
            <PiecesPanel pieces={pieces} picked={picked} onPick={setPicked} />
            <FilesPanel design={design} garment={garment.id} style={`${name} ${lookNumber(entry)}`} sizes={sizes} />
          </div>
        )
      }
    />
  )
}
