import { CloseButton, Modal } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isTopLayer } from './isTopLayer.ts'
import styles from './parts.module.css'

interface DialogProps {
  /** Already translated; names the dialog and stands at its head. */
  title: string
  onClose: () => void
  opened?: boolean
  /** Width: small 24, middle 34, large 54, wide 80 rem; whole takes the screen, and on a wide one its content divides the height. */
  size?: keyof typeof widths
  /** Leaves the head away for a dialog whose content names itself. */
  bare?: boolean
  children: ReactNode
}

const widths = { small: '24rem', middle: '34rem', large: '54rem', wide: '80rem', whole: '96vw' } as const

/** A dialog over the screen: named, closed by Esc, focus inside and back to the opener. */
export function Dialog({ title, onClose, opened = true, size = 'middle', bare = false, children }: DialogProps) {
  const { t } = useTranslation()
  const content = useRef<HTMLDivElement>(null)
  const closeTop = () => isTopLayer(content.current) && onClose()
  return (
    <Modal.Root
      opened={opened}
      onClose={closeTop}
      size={widths[size]}
      // Above every dialog a message has room.
      yOffset={size === 'whole' ? '4.5rem' : 'max(12vh, 4.5rem)'}
      xOffset={size === 'whole' ? '2vw' : '5vw'}
      centered={!bare}
      padding={0}
    >
      <Modal.Overlay />
      <Modal.Content ref={content} aria-label={title} data-dialog={size}>
        {!bare && (
          <div className={styles.dialogHead}>
            <h2>{title}</h2>
            <CloseButton aria-label={t('Close')} size="var(--hit)" onClick={onClose} />
          </div>
        )}
        <div className={bare ? undefined : styles.dialogBody}>{children}</div>
      </Modal.Content>
    </Modal.Root>
  )
}
