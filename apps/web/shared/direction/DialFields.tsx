import { turnDial } from '@toile/studio/projects/directionChanges.ts'
import { dials } from '@toile/craft/script/dials/index.ts'
import { IconChevronDown, IconRotate2 } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { percentOf } from '../../languages/numberOf.ts'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { useBoards } from '../open/boards/boardContext.ts'
import { Range } from '../fields/numbers/Range.tsx'
import styles from './direction.module.css'
import type { Direction } from './useDirection.ts'

let lastOpen = false

/** Five measures of the pictures, folded until they are wanted; each stands where the pictures stand until it is turned, and shows how far it moved. */
export function DialFields({ direction }: { direction: Direction }) {
  const { t } = useTranslation()
  const { project } = useBoards()
  const [open, setOpen] = useState(lastOpen)
  const list = useId()
  const lines = useRef<HTMLUListElement>(null)
  const unfolded = useRef(false)
  // A low window shows what was just unfolded, and not its heading alone.
  useEffect(() => {
    if (unfolded.current) lines.current?.scrollIntoView({ block: 'nearest' })
    unfolded.current = false
  })
  const turned = Object.keys(project.direction.dials).length
  const toggle = () => {
    lastOpen = !open
    unfolded.current = lastOpen
    setOpen(lastOpen)
  }
  return (
    <div className={styles.measures}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={list} onClick={toggle}>
          {t('Measures')}
          {turned > 0 && <span>{t('{{number}} by hand', { number: turned })}</span>}
          <IconChevronDown size={17} stroke={1.5} aria-hidden />
        </button>
      </h2>
      <ul ref={lines} id={list} hidden={!open}>
        {open && dials.map((dial) => <DialLine key={dial.id} dial={dial} direction={direction} />)}
      </ul>
    </div>
  )
}

interface DialLineProps {
  dial: (typeof dials)[number]
  direction: Direction
}

function DialLine({ dial: { id: dial, low: lowEnd, high: highEnd }, direction }: DialLineProps) {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  const [low, high] = [t(lowEnd.label), t(highEnd.label)]
  const read = direction.asRead.dials[dial]
  const value = direction.now.dials[dial]
  const isTurned = project.direction.dials[dial] !== undefined
  const name = `${low} – ${high}`
  const turn = (to: number | null) =>
    opened.document.change(turnDial, { dial, to }, to === null ? {} : { merge: `dial ${dial}` })
  const towards = Math.round(Math.abs(value) * 100)
  const [from, to] = [(Math.min(read, value) + 1) / 2, (Math.max(read, value) + 1) / 2]
  return (
    <li className={styles.dial} data-moved={value !== read || undefined}>
      <div className={styles.ends}>
        <span>{low}</span>
        {isTurned && (
          <IconButton
            name={t('Reset {{name}}', { name })}
            className={styles.reset ?? ''}
            onClick={({ currentTarget }) => {
              // The button goes away with what it takes back.
              currentTarget.closest('li')?.querySelector('input')?.focus()
              turn(null)
            }}
          >
            <IconRotate2 size={16} stroke={1.5} />
          </IconButton>
        )}
        <span>{high}</span>
      </div>
      <div className={styles.track} onDoubleClick={() => turn(null)}>
        <span className={styles.read} style={{ insetInlineStart: onTrack((read + 1) / 2) }} />
        <span
          className={styles.moved}
          style={{ insetInlineStart: onTrack(from), width: `calc(${to - from} * (100% - 16px))` }}
        />
        <Range
          name={name}
          least={-1}
          most={1}
          step={0.05}
          value={value}
          says={towards === 0 ? t('in the middle') : `${value < 0 ? low : high} ${percentOf(towards / 100)}`}
          onChange={turn}
        />
      </div>
    </li>
  )
}

/** A place on the line of the thumb's middle, by its share of the way. */
const onTrack = (share: number) => `calc(8px + ${share} * (100% - 16px))`
