import { repeats, type Repeat } from '@toile/craft/prints/repeat.ts'
import { useTranslation } from 'react-i18next'
import { Choices } from '../../../shared/fields/choices/Choices.tsx'
import styles from './printStudio.module.css'
import { tilesOver } from './tilesOver.ts'

const side = 56
const cell = { width: 18, height: 18 }

/** How the tile goes on, each way with a small diagram of its tiles. */
export function RepeatChoice({ value, onChange }: { value: Repeat; onChange: (repeat: Repeat) => void }) {
  const { t } = useTranslation()
  return (
    <Choices
      name={t('Repeat')}
      width={4.25}
      current={value}
      onChoose={(id) => {
        const found = repeats.find((one) => one.id === id)
        if (found) onChange(found.id)
      }}
      choices={repeats.map(({ id, label }) => ({ id, name: t(label), picture: <Diagram repeat={id} /> }))}
    />
  )
}

/** Tiles with a mark that is not symmetrical, so that turned ones are told apart. */
function Diagram({ repeat }: { repeat: Repeat }) {
  const { width, height } = cell
  const turns = repeat.startsWith('mirror')
  return (
    <svg viewBox={`0 0 ${side} ${side}`} className={styles.diagram} aria-hidden>
      {tilesOver(repeat, cell, { width: side, height: side }).map(({ x, y, flipX, flipY }) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${x + width / 2} ${y + height / 2}) scale(${flipX ? -1 : 1} ${flipY ? -1 : 1})`}
        >
          <rect
            x={-width / 2}
            y={-height / 2}
            width={width}
            height={height}
            data-turned={(turns && flipX !== flipY) || undefined}
          />
          <path d="M-5 5 L-5 -5 L4 -5 M-5 0 L1 0" />
        </g>
      ))}
    </svg>
  )
}
