import { Button, SegmentedControl } from '@mantine/core'
import { dropperSides } from '@toile/craft/colors/averageColor.ts'
import { type Color, fromHex } from '@toile/craft/colors/color.ts'
import { IconColorPicker } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './colors.module.css'
import { Dropper } from './Dropper.tsx'
import { type ScreenDropper, screenDropper } from './screenDropper.ts'
import { SourceStrip } from './SourceStrip.tsx'
import { type Source, type SourcePlace, useSources } from './useSources.ts'

interface PictureDropperProps {
  onTake: (color: Color) => void
  /** Told whenever another picture is looked at. */
  onSource?: (source: Source) => void
}

/** Colours out of any picture: choose it, choose how many pixels are averaged, press on it; or anywhere on the screen where the browser can. */
export function PictureDropper({ onTake, onSource }: PictureDropperProps) {
  const { t } = useTranslation()
  const [place, setPlace] = useState<SourcePlace>('boards')
  const sources = useSources(place)
  const [chosen, setChosen] = useState<Source | null>(null)
  const [side, setSide] = useState<number>(dropperSides[1])
  const source = sources.find(({ id }) => id === chosen?.id) ?? sources[0] ?? null
  const anywhere = screenDropper()
  return (
    <div className={styles.pictureDropper}>
      <SourceStrip
        place={place}
        onPlace={setPlace}
        sources={sources}
        current={source}
        onChoose={(next) => {
          setChosen(next)
          onSource?.(next)
        }}
      />
      <div className={styles.dropperFoot}>
        <SegmentedControl
          size="sm"
          aria-label={t('Pixels that are averaged')}
          data={dropperSides.map((value) => ({
            value: String(value),
            label: value === 1 ? '1 px' : `${value} × ${value}`,
          }))}
          value={String(side)}
          onChange={(value) => setSide(Number(value))}
        />
        {anywhere && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconColorPicker size={16} stroke={1.4} aria-hidden />}
            onClick={() => void takeFrom(anywhere, onTake)}
          >
            {t('Anywhere on the screen')}
          </Button>
        )}
      </div>
      <Dropper url={source?.url ?? null} name={source?.name || t('the picture')} side={side} onTake={onTake} />
    </div>
  )
}

async function takeFrom(dropper: ScreenDropper, onTake: (color: Color) => void) {
  const color = fromHex((await dropper()) ?? '')
  if (color) onTake(color)
}
