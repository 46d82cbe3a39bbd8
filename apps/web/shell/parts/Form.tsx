import type { ComponentProps } from 'react'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: () => void
}

/** A form that the screen answers: the browser neither judges what stands in it nor loads another page. */
export const Form = ({ onSubmit, ...own }: FormProps) => (
  <form
    noValidate
    {...own}
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  />
)
