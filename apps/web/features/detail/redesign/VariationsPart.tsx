import { Button } from '@mantine/core'
import { designs } from '@toile/contract/features/designs.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { limits } from '@toile/rules/limits.ts'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey, send } from '../../../shell/calls/api.ts'
import { useDocument } from '../../../shell/useDocument.ts'
import { DrawnLine } from '../../../shared/drawing/DrawnLine.tsx'
import { SeenThumb } from '../../../shared/drawing/SeenThumb.tsx'
import { useDrawnCount } from '../../../shared/drawing/useDrawnCount.ts'
import { KnownLook } from './KnownLook.tsx'
import type { RedesignProps } from './redesignProps.ts'
import styles from './redesign.module.css'
import { useOrdered } from './useOrdered.ts'
import { type PaletteId, usePalettes } from './usePalettes.ts'
import { useVariations } from './useVariations.ts'
import { VariationCard } from './VariationCard.tsx'
import { VariationControls } from './VariationControls.tsx'

/** One to eight variations of a look: what is held, how far they go, each seen small before it is drawn large; from each one goes on to others like it, and back. */
export function VariationsPart({ look, entry, project, onClose }: RedesignProps) {
  const { t } = useTranslation()
  const { value: design } = useDocument(look.document)
  const palettes = usePalettes(project)
  const [source, setSource] = useState<PaletteId>(palettes.offered[0]?.id ?? 'look')
  const variations = useVariations(design, palettes.of[source])
  const { asked, way, count, from, made, settled, goOn, goBack } = variations
  const [chosen, setChosen] = useState<ReadonlySet<Design>>(new Set())
  const drawn = useDrawnCount()
  const { busy, order } = useOrdered(onClose)
  const toggle = (one: Design) =>
    setChosen(new Set(chosen.has(one) ? [...chosen].filter((other) => other !== one) : [...chosen, one]))
  const only = made.flatMap((one, i) => (chosen.has(one) ? [i] : []))
  const keep = () =>
    order(only.length, async () => {
      await look.saver.flush()
      return send(designs.redesign, { id: entry.id, count, only, after: [...way], ...asked }, { key: newKey() })
    })
  const ghost = entry.pictures?.small
  return (
    <div className={styles.parts}>
      <div className={styles.keep}>
        <Button loading={busy} disabled={only.length === 0 || !settled} onClick={() => void keep()}>
          {t('Keep the chosen looks ({{number}})', { number: only.length })}
        </Button>
        <p className={styles.none}>
          {only.length === 0
            ? t('Press a variation to choose it.')
            : t('Variations cost no credits; those that are kept become looks of the collection.')}
        </p>
      </div>
      <VariationControls variations={variations} palettes={palettes.offered} source={source} onSource={setSource} />
      <div className={styles.results}>
        {way.length > 0 && (
          <p className={styles.under}>
            <span>{t('Round {{number}}', { number: way.length })}</span>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconArrowBackUp size={16} stroke={1.5} aria-hidden />}
              onClick={goBack}
            >
              {t('Back to the variations before')}
            </Button>
          </p>
        )}
        <DrawnLine done={drawn.done} count={drawn.count} />
        <ul className={styles.grid} aria-label={t('Variations')}>
          <li>
            <KnownLook entry={entry} sizes="12rem" />
            <span className={styles.name}>{t('Current look')}</span>
          </li>
          {way.length > 0 && (
            <li>
              <SeenThumb design={from} width={180} height={270} ghost={ghost} />
              <span className={styles.name}>{t('Based on this one')}</span>
            </li>
          )}
          {made.map((variation, i) => (
            <VariationCard
              key={i}
              design={variation}
              name={t('Variation {{number}}', { number: i + 1 })}
              ghost={ghost}
              chosen={chosen.has(variation)}
              onChoose={() => toggle(variation)}
              onMore={settled && way.length < limits.furtherVariations ? () => goOn(i) : undefined}
              onState={(state) => drawn.tell(String(i), state)}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}
