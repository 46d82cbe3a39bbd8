import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import type { Comparison } from '@toile/contract/features/history.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import { readCast } from '@toile/craft/mannequins/cast.ts'
import { readOwnPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { boardNames } from '../../shell/parts/boardNames.ts'
import styles from './compare.module.css'
import { type ChoosingThings, keyOf, type Thing } from './thing.ts'

type Board = Comparison['differences']['boards'][number]

const kinds = [
  { id: 'added', label: 'Added' },
  { id: 'removed', label: 'Gone' },
  { id: 'moved', label: 'Moved' },
  { id: 'changed', label: 'Changed' },
] as const

/** What differs on each board: pictures, colours and people that came, went, moved or changed. */
export function BoardDifferences({ data, keys, onToggle }: { data: Comparison } & ChoosingThings) {
  const { t } = useTranslation()
  return (
    <>
      {data.differences.boards.map((board) => (
        <section key={board.board} className={styles.board} aria-label={t(boardNames[board.board].label)}>
          <h3>{t(boardNames[board.board].label)}</h3>
          <ul>
            {kinds.flatMap(({ id: kind, label }) =>
              board[kind].map((id) => {
                const thing: Thing = { kind: 'item', board: board.board, id }
                const name = itemName(t, data, board, id)
                return (
                  <li key={`${kind} ${id}`}>
                    <ItemPicture data={data} board={board} id={id} />
                    <span>
                      <b>{t(label)}</b>
                      <small>{name}</small>
                    </span>
                    {kind !== 'moved' && (
                      <Checkbox
                        aria-label={t('Bring back {{name}}', { name: name || t(label) })}
                        checked={keys.has(keyOf(thing))}
                        onChange={() => onToggle(thing)}
                      />
                    )}
                  </li>
                )
              }),
            )}
          </ul>
        </section>
      ))}
    </>
  )
}

const colorOf = ({ before, after }: Comparison, id: string) =>
  [...after.project.boards.color, ...before.project.boards.color].find((color) => color.id === id)

const personOf = ({ before, after }: Comparison, id: string) =>
  [...after.project.boards.mannequins, ...before.project.boards.mannequins].find((one) => one.id === id)?.person ?? ''

function itemName(t: TFunction, data: Comparison, { board }: Board, id: string): string {
  if (board === 'color') {
    const color = colorOf(data, id)
    return color ? color.name || color.tcx || toHex(color.color) : ''
  }
  if (board === 'mannequins') {
    const person = personOf(data, id)
    const cast = readCast(person)
    if (cast) return t(cast.label)
    return readOwnPerson(person) ? '' : (findPerson(person)?.label ?? person)
  }
  return data.pictures.find((picture) => picture.id === id)?.name ?? ''
}

function ItemPicture({ data, board: { board }, id }: { data: Comparison; board: Board; id: string }) {
  if (board === 'color') {
    const color = colorOf(data, id)?.color
    return <i className={styles.swatch} style={color ? { background: toHex(color) } : {}} />
  }
  const url = data.pictures.find((picture) => picture.id === id)?.thumbnails.small
  return url ? <img src={url} alt="" loading="lazy" /> : <i className={styles.swatch} />
}
