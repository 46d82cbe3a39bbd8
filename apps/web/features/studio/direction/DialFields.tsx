import { turnDial } from '@toile/fashion/projects/directionChanges.ts'
import { dials } from '@toile/fashion/script/dials/index.ts'
import { IconChevronDown, IconRotate2 } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { useBoards } from '../boards/boardContext.ts'
import { Range } from '../parts/Range.tsx'
import styles from './direction.module.css'
import type { Direction } from './useDirection.ts'
import { directionSteps } from './words.ts'

let lastOpen = false

/** Five measures of the pictures, folded until they are wanted; each stands where the pictures stand until it is turned. */
export function DialFields({ direction }: { direction: Direction }) {
  const { t } = useTranslation()
  const { project } = useBoards()
  const [open, setOpen] = useState(lastOpen)
  const list = useId()
  const turned = Object.keys(project.direction.dials).length
  const toggle = () => {
    lastOpen = !open
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
      <ul id={list} hidden={!open}>
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
  const own = project.direction.dials[dial]
  const value = own ?? read
  const name = `${low} – ${high}`
  const turn = (to: number | null) =>
    opened.document.change(
      turnDial,
      { dial, to },
      { name: directionSteps.dial.label, ...(to === null ? {} : { merge: `dial ${dial}` }) },
    )
  const towards = Math.round(Math.abs(value) * 100)
  return (
    <li className={styles.dial}>
      <span>{low}</span>
      <div className={styles.track} onDoubleClick={() => turn(null)}>
        <span className={styles.read} style={{ insetInlineStart: `calc(8px + ${(read + 1) / 2} * (100% - 16px))` }} />
        <Range
          name={name}
          least={-1}
          most={1}
          step={0.05}
          value={value}
          says={towards === 0 ? t('in the middle') : `${value < 0 ? low : high} ${towards} %`}
          onChange={turn}
        />
      </div>
      <span>{high}</span>
      <IconButton
        name={t('Reset {{name}}', { name })}
        className={styles.reset ?? ''}
        disabled={own === undefined}
        onClick={() => turn(null)}
      >
        <IconRotate2 size={16} stroke={1.5} />
      </IconButton>
    </li>
  )
}
