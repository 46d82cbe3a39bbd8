import { Button, type ButtonProps } from '@mantine/core'
import { type ComponentPropsWithoutRef, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAway } from '../calls/useAway.ts'
import styles from './parts.module.css'

interface MainButtonProps extends ButtonProps, Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> {
  /** What is still missing before it can be pressed, already translated; null where nothing is. */
  lacks: string | null
  /** What it orders costs: it is not ordered while the server is away. */
  orders?: boolean
}

/** The main button of a screen or dialog. While something is missing it says what, beside it or above a wide one, and the keyboard still comes to it (look.md A32). */
export function MainButton({ lacks: missing, orders = false, onClick, ...rest }: MainButtonProps) {
  const { t } = useTranslation()
  const id = useId()
  const away = useAway()
  const lacks = orders && away ? t('It needs the connection to the server.') : missing
  return (
    <>
      <p id={id} role="status" className={styles.lacks} data-above={rest.fullWidth || undefined}>
        {lacks}
      </p>
      <Button
        {...rest}
        {...(lacks ? { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': id } : {})}
        onClick={(event) => (lacks ? event.preventDefault() : onClick?.(event))}
      />
    </>
  )
}
