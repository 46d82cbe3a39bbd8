/** Fields of a form and no others: handing over a foreign row, whose fields would be spread along, does not compile. */
export type Only<Form, Given extends Form> = Given & { readonly [Extra in Exclude<keyof Given, keyof Form>]: never }
