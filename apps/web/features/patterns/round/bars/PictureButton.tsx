import { Button } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../../shell/exports/saveFile.ts'
import { Flyout } from '../../../../shell/parts/Flyout.tsx'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import type { Round } from '../openRound.ts'
import styles from '../round.module.css'
import { takePicture } from '../stage/takePicture.ts'
import { type PictureSize, pictureSizes } from '../view/pictureSizes.ts'

interface PictureButtonProps {
  round: Round | null
  ground: { r: number; g: number; b: number } | null
}

/** Takes the garment as it is seen now as a PNG of a chosen size. */
export function PictureButton({ round, ground }: PictureButtonProps) {
  const { t } = useTranslation()
  const take = async (size: PictureSize) => {
    const picture = round?.stage && (await takePicture(round.stage, size, ground))
    if (picture) saveFile(picture, `${t('Garment on the form')}.png`)
  }
  return (
    <Flyout
      position="bottom-end"
      width={240}
      name={t('Take a picture')}
      button={
        <IconButton name={t('Take a picture')}>
          <IconCamera size={19} stroke={1.4} />
        </IconButton>
      }
    >
      {(close) => (
        <div className={styles.fields}>
          {pictureSizes.map((size) => (
            <Button
              key={size.id}
              variant="default"
              onClick={() => {
                close()
                void take(size)
              }}
            >
              {t('{{width}} × {{height}} pixels', { width: size.width, height: size.height })}
            </Button>
          ))}
        </div>
      )}
    </Flyout>
  )
}
