import { Button } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import styles from './parts.module.css'

interface DialogButtonProps {
  /** Already translated. */
  name: string
  Icon: TablerIcon
  disabled?: boolean
  /** On screens with little room the sign alone is seen. */
  folds?: boolean
  /** The dialog, loaded when it is first opened. */
  children: (onClose: () => void) => ReactNode
}

/** A button that opens a dialog. */
export function DialogButton({ name, Icon, disabled = false, folds = false, children }: DialogButtonProps) {
  const [opened, setOpened] = useState(false)
  const folding = folds && {
    title: name,
    'aria-label': name,
    classNames: { root: styles.folds ?? '', section: styles.foldsIcon ?? '' },
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setOpened(true)}
        {...folding}
      >
        {folds ? <span className={styles.foldsText}>{name}</span> : name}
      </Button>
      {opened && <Suspense>{children(() => setOpened(false))}</Suspense>}
    </>
  )
}
