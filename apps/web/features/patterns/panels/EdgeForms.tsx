import { Button, Select } from '@mantine/core'
import type { Piece } from '@toile/tailoring/pattern/pattern.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../../../shared/fields/parts/inPlace.ts'
import { newKey } from '../../../shell/calls/api.ts'
import type { Editing } from '../editing/useEditing.ts'
import { useEdgeName } from '../naming/useEdgeName.ts'
import styles from './panels.module.css'
import { TakenNumber } from './TakenNumber.tsx'

interface EdgeFormsProps {
  piece: Piece
  edge: string
  editing: Editing
  both: boolean
}

/** What is cut from an edge: a corner put in, a slash that is spread, a dart that is turned. */
export function EdgeForms({ piece, edge, editing, both }: EdgeFormsProps) {
  const { t } = useTranslation()
  const nameOf = useEdgeName()
  const others = piece.edges.filter(({ id }) => id !== edge)
  const [from, setFrom] = useState(50)
  const [target, setTarget] = useState(others[Math.floor(others.length / 2)]?.id ?? '')
  const [to, setTo] = useState(50)
  const [start, setStart] = useState(20)
  const [end, setEnd] = useState(0)
  const alike = both ? { both: true as const } : {}
  const isDart = /^dart/.test(edge)
  const share = (label: string, value: number, set: (value: number) => void) => (
    <TakenNumber label={label} value={value} least={1} most={99} step={5} unit=" %" onNumber={set} />
  )
  const way = (label: string, value: number, set: (value: number) => void) => (
    <TakenNumber label={label} value={value} least={-300} most={300} step={5} unit={` ${t('mm')}`} onNumber={set} />
  )
  const into = (
    <Select
      comboboxProps={inPlace}
      size="sm"
      label={t('To the edge')}
      allowDeselect={false}
      value={target}
      data={others.map(({ id }) => ({ value: id, label: nameOf(piece, id) }))}
      onChange={(next) => next && setTarget(next)}
    />
  )
  const fold = (title: string, act: string, run: () => void, fields: ReactNode) => (
    <details className={styles.fold}>
      <summary>{title}</summary>
      <div className={styles.fields}>
        {fields}
        <Button variant="default" size="compact-sm" onClick={run}>
          {act}
        </Button>
      </div>
    </details>
  )
  const make = editing.make
  return (
    <>
      {fold(
        t('Add a corner'),
        t('Add'),
        () => void make({ id: newKey(), kind: 'splitEdge', piece: piece.id, edge, at: from / 100, ...alike }),
        share(t('Place on the edge'), from, setFrom),
      )}
      {fold(
        t('Slash and spread'),
        t('Spread it'),
        () =>
          void make({
            id: newKey(),
            kind: 'slashAndSpread',
            piece: piece.id,
            from: { edge, at: from / 100 },
            to: { edge: target, at: to / 100 },
            start,
            end,
          }),
        <>
          {share(t('Place on the edge'), from, setFrom)}
          {into}
          {share(t('Place on that edge'), to, setTo)}
          <div className={styles.pair}>
            {way(t('Open here by'), start, setStart)}
            {way(t('Open there by'), end, setEnd)}
          </div>
        </>,
      )}
      {isDart &&
        fold(
          t('Turn the dart'),
          t('Turn it there'),
          () =>
            void make({
              id: newKey(),
              kind: 'turnDart',
              piece: piece.id,
              dart: edge,
              edge: target,
              at: to / 100,
              share: 1,
            }),
          <>
            {into}
            {share(t('Place on that edge'), to, setTo)}
          </>,
        )}
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => void make({ id: newKey(), kind: 'unfold', piece: piece.id, edge })}
      >
        {t('Unfold along this edge')}
      </Button>
    </>
  )
}
