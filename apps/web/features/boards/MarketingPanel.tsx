import { Menu } from '@mantine/core'
import { limits } from '@toile/rules/limits.ts'
import { IconUpload, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { Panel } from '../../shell/parts/Panel.tsx'
import { UploadButton } from '../../shared/uploads/UploadButton.tsx'
import { useFileChoice } from '../../shared/uploads/useFileChoice.tsx'
import { useTrialRoom } from '../../shared/uploads/useTrialRoom.ts'
import { AddMenu } from './AddMenu.tsx'
import { useBoards } from '../../shared/open/boards/boardContext.ts'
import styles from '../../shared/open/boards/boards.module.css'
import { usePictures } from '../../shared/open/projects/pictures.ts'
import { useBoardMoves } from './useBoardMoves.ts'

/** Drawings for line sheets and pages of the shop, kept with the project (requirements S3.06, S5.04). */
export function MarketingPanel() {
  const { t } = useTranslation()
  const { project, show } = useBoards()
  const pictures = usePictures()
  const { remove } = useBoardMoves('marketing')
  const items = project.boards.marketing
  const full = items.length >= limits.board.marketing
  const spent = useTrialRoom()?.left === 0
  const name = t('Marketing sketches')
  const take = (files: readonly File[]) => show({ kind: 'upload', board: 'marketing', files })
  const choice = useFileChoice(t('Upload to {{board}}', { board: name }), take)
  return (
    <div className={styles.board}>
      <Panel
        title={name}
        count={t('{{present}} of {{most}}', { present: items.length, most: limits.board.marketing })}
        full={full}
        actions={
          <AddMenu name={t('Add to {{board}}', { board: name })}>
            <Menu.Item
              leftSection={<IconUpload size={17} stroke={1.4} aria-hidden />}
              onClick={choice.open}
              disabled={full || spent}
            >
              {t('Upload pictures')}
            </Menu.Item>
          </AddMenu>
        }
      >
        {choice.input}
        {items.length === 0 ? (
          <div className={styles.empty}>
            <p>{t('Drawings for line sheets, lookbooks and the shop; they travel with the collection.')}</p>
            <UploadButton
              multiple
              size="compact-sm"
              variant="default"
              name={t('Marketing sketches')}
              label={t('Upload')}
              onFiles={take}
            />
          </div>
        ) : (
          <ul className={styles.tiles} aria-label={name}>
            {items.map(({ id }) => (
              <li key={id} className={styles.tile}>
                <span className={styles.tilePicture}>
                  <img src={pictures.get(id)?.thumbnails.middle} alt={pictures.get(id)?.name ?? name} loading="lazy" />
                </span>
                <IconButton
                  className={styles.more ?? ''}
                  size={28}
                  name={t('Leave {{name}} out', { name: pictures.get(id)?.name ?? name })}
                  onClick={() => remove(id)}
                >
                  <IconX size={15} stroke={1.5} />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  )
}
