import { Button, Checkbox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type LockId, locks } from '@toile/craft/designs/redesign/locks.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { limits } from '@toile/rules/limits.ts'
import { IconDice3 } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey, send } from '../../../shell/calls/api.ts'
import { useDocument } from '../../../shell/useDocument.ts'
import { makeVariations } from '../../../shared/drawing/desk.ts'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import type { RedesignProps } from './redesignProps.ts'
import styles from './redesign.module.css'
import { Tick } from './Tick.tsx'
import { useOrdered } from './useOrdered.ts'

const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** One to eight variations of a look: what is held, how far they go, each seen small before it is drawn large. */
export function VariationsPart({ look, entry, project, onClose }: RedesignProps) {
  const { t } = useTranslation()
  const { value: design } = useDocument(look.document)
  const [held, setHeld] = useState<readonly LockId[]>(['mannequin'])
  const [far, setFar] = useState(0.4)
  const [count, setCount] = useState(4)
  const [seed, setSeed] = useState(newSeed)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const { busy, order } = useOrdered(onClose)
  const palette = project.boards.color.map(({ color }) => color)
  const asked = { seed, far, locks: [...held] }
  const [wanted] = useDebouncedValue(JSON.stringify({ design, asked: { ...asked, palette }, count }), 200)
  const { data: made = [] } = useQuery({
    queryKey: ['variations', wanted],
    queryFn: () => makeVariations(JSON.parse(wanted)),
    placeholderData: keepPreviousData,
  })
  const toggle = (i: number) => setLeft(new Set(left.has(i) ? [...left].filter((one) => one !== i) : [...left, i]))
  const only = made.flatMap((_, i) => (left.has(i) ? [] : [i]))
  const keep = () =>
    order(only.length, async () => {
      await look.saver.flush()
      return send(designs.redesign, { id: entry.id, count, only, palette, ...asked }, { key: newKey() })
    })
  const mark = (id: LockId, on: boolean) => setHeld(on ? [...held, id] : held.filter((one) => one !== id))
  return (
    <div className={styles.parts}>
      <div className={styles.controls}>
        <Section title={t('Held')}>
          <div className={styles.locks}>
            {locks.map(({ id, label }) => (
              <Checkbox
                key={id}
                label={t(label)}
                checked={held.includes(id)}
                onChange={({ currentTarget }) => mark(id, currentTarget.checked)}
              />
            ))}
          </div>
        </Section>
        <NumberLine
          name={t('From close to far')}
          value={far * 100}
          least={0}
          most={100}
          step={1}
          unit=" %"
          normal={40}
          onChange={(value) => setFar(value / 100)}
        />
        <NumberLine
          name={t('How many')}
          value={count}
          least={1}
          most={limits.variations}
          step={1}
          normal={4}
          onChange={setCount}
        />
        <div className={styles.seed}>
          <span>{t('Seed {{seed}}', { seed })}</span>
          <Button
            variant="default"
            leftSection={<IconDice3 size={16} stroke={1.5} aria-hidden />}
            onClick={() => setSeed(newSeed())}
          >
            {t('Others')}
          </Button>
        </div>
        <Button loading={busy} disabled={only.length === 0 || made.length !== count} onClick={() => void keep()}>
          {t('Keep the chosen looks ({{number}})', { number: only.length })}
        </Button>
      </div>
      <ul className={styles.grid} aria-label={t('Variations')}>
        <li>
          <Thumb order={{ kind: 'look', design, width: 180, height: 270 }} className={styles.thumb} />
          <span className={styles.name}>{t('As it is')}</span>
        </li>
        {made.map((variation, i) => (
          <li key={i}>
            <button type="button" aria-pressed={!left.has(i)} onClick={() => toggle(i)}>
              <Thumb
                order={{ kind: 'look', design: variation, width: 180, height: 270 }}
                name={t('Variation {{number}}', { number: i + 1 })}
                className={styles.thumb}
              />
              {!left.has(i) && <Tick />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
