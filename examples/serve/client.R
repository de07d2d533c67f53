# A client of `corefeval serve` in R: two lines to score a document. Needs R and jsonlite.
#
#     Rscript examples/serve/client.R
#
# COREFEVAL is the command; the default is `corefeval`.
suppressPackageStartupMessages(library(jsonlite))

# Requests go to a file, because R has no pipe that can be read and written; a server answers them in their order.
corefeval <- function(...) {
  requests <- list(list(method = "hello", params = list(protocol = 1, client = "client.R")), ...)
  lines <- sapply(seq_along(requests), function(i)
    toJSON(c(list(jsonrpc = "2.0", id = i), requests[[i]]), auto_unbox = TRUE, digits = NA))
  command <- paste(Sys.getenv("COREFEVAL", "corefeval"), "serve --stdio")
  answers <- lapply(system(command, intern = TRUE, input = lines), fromJSON, simplifyVector = FALSE)
  for (answer in answers) if (!is.null(answer$error)) stop(answer$error$message)
  lapply(answers[-1], function(answer) answer$result)
}

key <- list(list("a", "b", "c"), list("d", "e"))
response <- list(list("a", "b"), list("c", "d", "e"))
result <- corefeval(list(method = "score", params = list(documents = list(list(key = key, response = response)))))[[1]]
for (metric in names(result$scores)) cat(metric, "\t", format(result$scores[[metric]]$f1, digits = 16), "\n", sep = "")
