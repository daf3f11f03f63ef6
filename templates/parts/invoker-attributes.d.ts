/**
 * The invoker attributes of HTML, which React's types do not name yet. React passes the lower-case spelling through to the
 * page and warns about the camel-case one.
 */
import "react";

declare module "react" {
  // The names of the type parameter and of the interface are React's own.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
